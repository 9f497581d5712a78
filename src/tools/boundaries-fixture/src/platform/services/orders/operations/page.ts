import './Letter.tsx';
import './letter.css';
