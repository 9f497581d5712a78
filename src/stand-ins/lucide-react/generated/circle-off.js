import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('circle-off', [["path",{"d":"m2 2 20 20","key":"1ooewy"}],["path",{"d":"M8.35 2.69A10 10 0 0 1 21.3 15.65","key":"1pfsoa"}],["path",{"d":"M19.08 19.08A10 10 0 1 1 4.92 4.92","key":"1ablyi"}]]);
