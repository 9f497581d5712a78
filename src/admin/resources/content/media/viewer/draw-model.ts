import {
  AmbientLight,
  Box3,
  DirectionalLight,
  PerspectiveCamera,
  Scene,
  TextureLoader,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';

/** Puts the middle of the model before the camera, as near as it is seen whole. */
function frame(model: Object3D, camera: PerspectiveCamera): void {
  const box = new Box3().setFromObject(model);
  const size = box.getSize(new Vector3()).length() || 1;
  model.position.sub(box.getCenter(new Vector3()));
  camera.near = size / 100;
  camera.far = size * 100;
  camera.position.set(size * 0.6, size * 0.4, size * 1.1);
  camera.updateProjectionMatrix();
}

/**
 * Draws a glTF model into the canvas and turns it under the pointer.
 * @param onDrawn told once, while the canvas can be read
 * @returns what ends it
 */
export function drawModel(
  canvas: HTMLCanvasElement,
  address: string,
  onFailure: (cause: Error) => void,
  onDrawn?: () => void,
): () => void {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  const scene = new Scene();
  const light = new DirectionalLight('#ffffff', 2.5);
  light.position.set(2, 4, 3);
  scene.add(new AmbientLight('#ffffff', 1.5), light);
  const camera = new PerspectiveCamera(40);
  const controls = new OrbitControls(camera, canvas);
  const draw = () => renderer.render(scene, camera);
  controls.addEventListener('change', draw);
  const fit = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    draw();
  });
  fit.observe(canvas);
  let missing = false;
  const loader = new GLTFLoader();
  // As pictures: the page may show what it made itself, and fetches nothing but from its own server.
  loader.register((parser) => {
    parser.textureLoader = new TextureLoader(parser.options.manager);
    return { name: 'counterpart_textures' };
  });
  loader.load(
    address,
    ({ scene: model }) => {
      if (missing) return;
      scene.add(model);
      frame(model, camera);
      controls.update();
      draw();
      // What is drawn can be read from the canvas until the browser shows the next frame.
      onDrawn?.();
    },
    undefined,
    (cause) => {
      if (!missing) onFailure(cause instanceof Error ? cause : new Error(String(cause)));
    },
  );
  return () => {
    missing = true;
    fit.disconnect();
    controls.dispose();
    renderer.dispose();
  };
}
