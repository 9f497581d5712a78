import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('plug', [["path",{"d":"M12 22v-5","key":"1ega77"}],["path",{"d":"M15 8V2","key":"18g5xt"}],["path",{"d":"M17 8a1 1 0 0 1 1 1v4a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1z","key":"1xoxul"}],["path",{"d":"M9 8V2","key":"14iosj"}]]);
