import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('minus', [["path",{"d":"M5 12h14","key":"1ays0h"}]]);
