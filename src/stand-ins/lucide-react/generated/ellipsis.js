import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('ellipsis', [["circle",{"cx":"12","cy":"12","r":"1","key":"41hilf"}],["circle",{"cx":"19","cy":"12","r":"1","key":"1wjl8i"}],["circle",{"cx":"5","cy":"12","r":"1","key":"1pcz8c"}]]);
