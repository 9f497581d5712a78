import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('mic-off', [["path",{"d":"M12 19v3","key":"npa21l"}],["path",{"d":"M15 9.34V5a3 3 0 0 0-5.68-1.33","key":"1gzdoj"}],["path",{"d":"M16.95 16.95A7 7 0 0 1 5 12v-2","key":"cqa7eg"}],["path",{"d":"M18.89 13.23A7 7 0 0 0 19 12v-2","key":"16hl24"}],["path",{"d":"m2 2 20 20","key":"1ooewy"}],["path",{"d":"M9 9v3a3 3 0 0 0 5.12 2.12","key":"r2i35w"}]]);
