import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('percent', [["line",{"x1":"19","x2":"5","y1":"5","y2":"19","key":"1x9vlm"}],["circle",{"cx":"6.5","cy":"6.5","r":"2.5","key":"4mh3h7"}],["circle",{"cx":"17.5","cy":"17.5","r":"2.5","key":"1mdrzq"}]]);
