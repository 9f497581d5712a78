import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('rows-4', [["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2","key":"afitv7"}],["path",{"d":"M21 7.5H3","key":"1hm9pq"}],["path",{"d":"M21 12H3","key":"2avoz0"}],["path",{"d":"M21 16.5H3","key":"n7jzkj"}]]);
