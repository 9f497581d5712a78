import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('flag-triangle-right', [["path",{"d":"M6 22V2.8a.8.8 0 0 1 1.17-.71l11.38 5.69a.8.8 0 0 1 0 1.44L6 15.5","key":"kfjsu0"}]]);
