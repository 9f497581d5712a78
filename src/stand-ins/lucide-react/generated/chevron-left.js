import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('chevron-left', [["path",{"d":"m15 18-6-6 6-6","key":"1wnfg3"}]]);
