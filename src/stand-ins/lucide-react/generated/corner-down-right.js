import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('corner-down-right', [["path",{"d":"m15 10 5 5-5 5","key":"qqa56n"}],["path",{"d":"M4 4v7a4 4 0 0 0 4 4h12","key":"z08zvw"}]]);
