import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('rows-2', [["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2","key":"afitv7"}],["path",{"d":"M3 12h18","key":"1i2n21"}]]);
