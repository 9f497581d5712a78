import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('circle-pause', [["circle",{"cx":"12","cy":"12","r":"10","key":"1mglay"}],["line",{"x1":"10","x2":"10","y1":"15","y2":"9","key":"c1nkhi"}],["line",{"x1":"14","x2":"14","y1":"15","y2":"9","key":"h65svq"}]]);
