/** A short tone and a short tremble, where the device has them: the badge was read. */
export function confirmByTouch(): void {
  if ("vibrate" in navigator) navigator.vibrate(80);
  const sound = new AudioContext();
  const tone = sound.createOscillator();
  tone.frequency.value = 880;
  tone.connect(sound.destination);
  tone.addEventListener("ended", () => void sound.close());
  tone.start();
  tone.stop(sound.currentTime + 0.12);
}
