import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('zoom-out', [["circle",{"cx":"11","cy":"11","r":"8","key":"4ej97u"}],["line",{"x1":"21","x2":"16.65","y1":"21","y2":"16.65","key":"13gj7c"}],["line",{"x1":"8","x2":"14","y1":"11","y2":"11","key":"durymu"}]]);
