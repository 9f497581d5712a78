import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('trending-up', [["path",{"d":"M16 7h6v6","key":"box55l"}],["path",{"d":"m22 7-8.5 8.5-5-5L2 17","key":"1t1m79"}]]);
