import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('list-filter', [["path",{"d":"M2 5h20","key":"1fs1ex"}],["path",{"d":"M6 12h12","key":"8npq4p"}],["path",{"d":"M9 19h6","key":"456am0"}]]);
