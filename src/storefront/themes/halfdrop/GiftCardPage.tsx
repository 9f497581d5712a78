import { giftCardPage } from '#storefront/gift-card/GiftCardPage.tsx';

/** A wall of posters from far away. */
function Drawing() {
  return (
    <svg viewBox="0 0 560 353" aria-hidden="true">
      <path
        d="M256-60h74v74h-74zM256 28h74v74h-74zM256 116h74v74h-74zM344-104h74v74h-74zM520-16h74v74h-74zM520 72h74v74h-74zM432-60h74v74h-74z"
        fill="#12211c"
        opacity=".09"
      />
      <path d="M432 28h74v74h-74zM432 116h74v74h-74z" fill="#12211c" opacity=".92" />
      <path d="M344-16h74v74h-74zM344 72h74v74h-74z" fill="#bc5230" />
      <path d="M344 109a37 37 0 0 1 74 0z" fill="#f6eadc" />
      <circle cx="469" cy="65" r="22" fill="#ffc93c" />
      <path d="M432 150c20-14 40-8 74 2v38h-74z" fill="#5b736d" />
    </svg>
  );
}

export default giftCardPage(Drawing);
