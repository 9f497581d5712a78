import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('coins', [["path",{"d":"M13.744 17.736a6 6 0 1 1-7.48-7.48","key":"bq4yh3"}],["path",{"d":"M15 6h1v4","key":"11y1tn"}],["path",{"d":"m6.134 14.768.866-.5 2 3.464","key":"17snzx"}],["circle",{"cx":"16","cy":"8","r":"6","key":"14bfc9"}]]);
