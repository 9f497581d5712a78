/** A room with a sofa, seen from the front; the light falls from the top left. */
export function Sofa() {
  return (
    <svg className="scene" viewBox="0 0 1200 750" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="wall-light">
          <stop stopColor="#3B574E" />
          <stop offset="1" stopColor="#2C433C" />
        </linearGradient>
      </defs>
      <rect x="-600" y="-600" width="2400" height="1400" fill="url(#wall-light)" />
      <g fill="#fff" opacity=".07">
        <path d="M120-40h170l250 640H370z" />
        <path d="M330-40h170l250 640H580z" />
      </g>
      <rect x="-600" y="640" width="2400" height="400" fill="#8C6A49" />
      <path d="M-600 668H1800M-600 706H1800" stroke="#77583B" strokeWidth="2" />
      <rect x="-600" y="618" width="2400" height="24" fill="#233731" />
      <rect x="-600" y="640" width="2400" height="3" opacity=".16" />
      <g transform="translate(140)">
        <ellipse cx="600" cy="690" rx="400" ry="15" opacity=".22" />
        <path d="M250 668v24h14v-24zM936 668v24h14v-24z" fill="#3A2A1E" />
        <rect x="232" y="470" width="736" height="150" rx="34" fill="#C9784F" />
        <g fill="#B4663F">
          <rect x="200" y="530" width="110" height="144" rx="30" />
          <rect x="890" y="530" width="110" height="144" rx="30" />
          <rect x="290" y="560" width="620" height="100" />
        </g>
        <g fill="#D88A62">
          <rect x="296" y="574" width="302" height="74" rx="20" />
          <rect x="602" y="574" width="302" height="74" rx="20" />
        </g>
        <rect x="296" y="634" width="608" height="40" rx="12" fill="#B4663F" />
        <rect
          x="322"
          y="500"
          width="112"
          height="104"
          rx="20"
          fill="#E9B949"
          transform="rotate(-9 378 552)"
        />
        <rect x="768" y="504" width="106" height="100" rx="20" fill="#EFE6D6" transform="rotate(8 820 552)" />
      </g>
    </svg>
  );
}
