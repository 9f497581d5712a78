import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('circle-dot', [["circle",{"cx":"12","cy":"12","r":"1","key":"41hilf"}],["circle",{"cx":"12","cy":"12","r":"10","key":"1mglay"}]]);
