import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('eighth-notes', [["path",{"d":"M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19","key":"uy6ho8"}],["circle",{"cx":"18","cy":"16","r":"3","key":"1hluhg"}],["circle",{"cx":"6","cy":"19","r":"3","key":"1kj8tv"}]]);
