import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('film', [["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2","key":"afitv7"}],["path",{"d":"M7 3v18","key":"bbkbws"}],["path",{"d":"M3 7.5h4","key":"zfgn84"}],["path",{"d":"M3 12h18","key":"1i2n21"}],["path",{"d":"M3 16.5h4","key":"1230mu"}],["path",{"d":"M17 3v18","key":"in4fa5"}],["path",{"d":"M17 7.5h4","key":"myr1c1"}],["path",{"d":"M17 16.5h4","key":"go4c1d"}]]);
