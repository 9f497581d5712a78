import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('rows-3', [["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2","key":"afitv7"}],["path",{"d":"M21 9H3","key":"1338ky"}],["path",{"d":"M21 15H3","key":"9uk58r"}]]);
