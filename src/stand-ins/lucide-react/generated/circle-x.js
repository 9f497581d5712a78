import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('circle-x', [["circle",{"cx":"12","cy":"12","r":"10","key":"1mglay"}],["path",{"d":"m15 9-6 6","key":"1uzhvr"}],["path",{"d":"m9 9 6 6","key":"z0biqf"}]]);
