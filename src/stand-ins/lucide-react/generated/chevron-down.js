import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('chevron-down', [["path",{"d":"m6 9 6 6 6-6","key":"qrunsl"}]]);
