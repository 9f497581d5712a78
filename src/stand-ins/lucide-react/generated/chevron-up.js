import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('chevron-up', [["path",{"d":"m18 15-6-6-6 6","key":"153udz"}]]);
