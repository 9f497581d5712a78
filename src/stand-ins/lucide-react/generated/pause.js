import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('pause', [["rect",{"x":"14","y":"3","width":"5","height":"18","rx":"1","key":"kaeet6"}],["rect",{"x":"5","y":"3","width":"5","height":"18","rx":"1","key":"1wsw3u"}]]);
