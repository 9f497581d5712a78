import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('table-2', [["path",{"d":"M3 9h18","key":"1pudct"}],["path",{"d":"M9 3v18","key":"fh3hqa"}],["rect",{"x":"3","y":"3","width":"18","height":"18","rx":"2","key":"h1oib"}]]);
