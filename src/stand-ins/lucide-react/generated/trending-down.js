import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('trending-down', [["path",{"d":"M16 17h6v-6","key":"t6n2it"}],["path",{"d":"m22 17-8.5-8.5-5 5L2 7","key":"x473p"}]]);
