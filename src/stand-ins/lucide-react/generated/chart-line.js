import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('chart-line', [["path",{"d":"M3 3v16a2 2 0 0 0 2 2h16","key":"c24i48"}],["path",{"d":"m19 9-5 5-4-4-3 3","key":"2osh9i"}]]);
