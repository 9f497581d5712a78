import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('user-round', [["circle",{"cx":"12","cy":"8","r":"5","key":"1hypcn"}],["path",{"d":"M20 21a8 8 0 0 0-16 0","key":"rfgkzh"}]]);
