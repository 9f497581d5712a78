import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('italic', [["line",{"x1":"19","x2":"10","y1":"4","y2":"4","key":"15jd3p"}],["line",{"x1":"14","x2":"5","y1":"20","y2":"20","key":"bu0au3"}],["line",{"x1":"15","x2":"9","y1":"4","y2":"20","key":"uljnxc"}]]);
