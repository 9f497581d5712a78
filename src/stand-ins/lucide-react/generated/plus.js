import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('plus', [["path",{"d":"M5 12h14","key":"1ays0h"}],["path",{"d":"M12 5v14","key":"s699le"}]]);
