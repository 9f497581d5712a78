import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('settings-2', [["path",{"d":"M14 17H5","key":"gfn3mx"}],["path",{"d":"M19 7h-9","key":"6i9tg"}],["circle",{"cx":"17","cy":"17","r":"3","key":"18b49y"}],["circle",{"cx":"7","cy":"7","r":"3","key":"dfmy0x"}]]);
