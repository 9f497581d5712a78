import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('tickets', [["path",{"d":"m3.173 8.18 11-5a2 2 0 0 1 2.647.993L18.56 8","key":"15hfpj"}],["path",{"d":"M6 10V8","key":"1y41hn"}],["path",{"d":"M6 14v1","key":"cao2tf"}],["path",{"d":"M6 19v2","key":"1loha6"}],["rect",{"x":"2","y":"8","width":"20","height":"13","rx":"2","key":"p3bz5l"}]]);
