import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('circle', [["circle",{"cx":"12","cy":"12","r":"10","key":"1mglay"}]]);
