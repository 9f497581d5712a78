import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('list-ordered', [["path",{"d":"M11 5h10","key":"1cz7ny"}],["path",{"d":"M11 12h10","key":"1438ji"}],["path",{"d":"M11 19h10","key":"11t30w"}],["path",{"d":"M4 4h1v5","key":"10yrso"}],["path",{"d":"M4 9h2","key":"r1h2o0"}],["path",{"d":"M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02","key":"xtkcd5"}]]);
