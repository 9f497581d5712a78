import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('mail', [["path",{"d":"m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7","key":"132q7q"}],["rect",{"x":"2","y":"4","width":"20","height":"16","rx":"2","key":"izxlao"}]]);
