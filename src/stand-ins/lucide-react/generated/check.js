import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('check', [["path",{"d":"M20 6 9 17l-5-5","key":"1gmf2c"}]]);
