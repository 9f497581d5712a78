/** A wall above a sideboard, in daylight whatever the theme. */
export function Sideboard() {
  return (
    <svg className="scene" viewBox="0 0 1200 750" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="wall-of-thanks">
          <stop stopColor="#E9EDE1" />
          <stop offset="1" stopColor="#D3DACB" />
        </linearGradient>
      </defs>
      <rect x="-600" y="-600" width="2400" height="1400" fill="url(#wall-of-thanks)" />
      <g fill="#fff" opacity="0.22">
        <path d="M120-40h170l250 640H370z" />
        <path d="M330-40h170l250 640H580z" />
      </g>
      <rect x="-600" y="640" width="2400" height="400" fill="#B99A77" />
      <path d="M-600 668H1800M-600 706H1800" stroke="#A58762" strokeWidth="2" />
      <rect x="-600" y="618" width="2400" height="24" fill="#EDEFE8" />
      <rect x="-600" y="640" width="2400" height="3" fill="#000" opacity=".16" />
      <g>
        <ellipse cx="610" cy="678" rx="300" ry="14" fill="#000" opacity=".22" />
        <path d="M372 640l-12 42h10l16-42zM838 640l12 42h-10l-16-42z" fill="#3A2A1E" />
        <rect x="345" y="500" width="520" height="146" rx="4" fill="#8A5E3B" />
        <rect x="345" y="500" width="520" height="10" fill="#A67850" />
        <g fill="#7C5333">
          <rect x="357" y="520" width="160" height="116" />
          <rect x="525" y="520" width="160" height="116" />
          <rect x="693" y="520" width="160" height="116" />
        </g>
        <g fill="#3A2A1E">
          <rect x="500" y="566" width="5" height="26" rx="2" />
          <rect x="537" y="566" width="5" height="26" rx="2" />
          <rect x="705" y="566" width="5" height="26" rx="2" />
        </g>
        <path d="M763 500v-92" stroke="#22201D" strokeWidth="5" />
        <ellipse cx="763" cy="497" rx="30" ry="6" fill="#22201D" />
        <path d="M715 412c0-30 20-52 48-52s48 22 48 52z" fill="#FFC93C" />
        <ellipse cx="763" cy="412" rx="48" ry="7" fill="#E5AC1E" />
        <g>
          <rect x="398" y="486" width="96" height="14" fill="#2F5D50" />
          <rect x="406" y="473" width="84" height="13" fill="#D5522B" />
          <rect x="402" y="462" width="78" height="11" fill="#EFE9DC" />
        </g>
        <path
          d="M560 500c-16-6-22-24-14-40 5-10 5-16 4-22h24c-1 6-1 12 4 22 8 16 2 34-14 40z"
          fill="#C96F4A"
        />
        <path
          d="M562 438c-4-40-26-60-40-74M563 438c2-46 14-72 30-92M562 438c-2-30-2-60 2-104"
          stroke="#5B6B4A"
          strokeWidth="3"
          fill="none"
        />
        <g fill="#6C8557">
          <ellipse cx="524" cy="366" rx="9" ry="17" transform="rotate(-35 524 366)" />
          <ellipse cx="540" cy="392" rx="8" ry="16" transform="rotate(-60 540 392)" />
          <ellipse cx="594" cy="346" rx="9" ry="18" transform="rotate(30 594 346)" />
          <ellipse cx="580" cy="382" rx="8" ry="16" transform="rotate(58 580 382)" />
          <ellipse cx="564" cy="334" rx="8" ry="17" />
          <ellipse cx="551" cy="360" rx="7" ry="14" transform="rotate(-40 551 360)" />
        </g>
      </g>
    </svg>
  );
}
