import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('carets-to-axis-dashed-horizontal', [["path",{"d":"M10 12H8","key":"s88cx1"}],["path",{"d":"M16 12h-2","key":"10asgb"}],["path",{"d":"M22 12h-2","key":"14jgyd"}],["path",{"d":"M4 12H2","key":"rhcxmi"}],["path",{"d":"M7.298 20.288A1 1 0 0 0 8 22h8a1 1 0 0 0 .703-1.712l-3.991-3.99a1 1 0 0 0-1.424-.001z","key":"8e5jlf"}],["path",{"d":"M7.298 3.712A1 1 0 0 1 8 2h8a1 1 0 0 1 .703 1.712l-3.991 3.99a1 1 0 0 1-1.424.001z","key":"13b1h1"}]]);
