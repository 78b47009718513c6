extension WebPage {
  /// A visible text that is hard to tell from its background.
  public struct LowContrast: Decodable, Hashable, Sendable, CustomStringConvertible {
    /// The element that contains the text, similar to a selector.
    public let element: String
    public let text: String
    /// The colors on the screen, such as `#777777`.
    public let color, background: String
    public let ratio: Double

    public var description: String { "\(element) \"\(text)\": \(color) on \(background) is only \(ratio)" }
  }

  /// The visible texts with a contrast below `minimum`, as WCAG 2.2 defines it; 4.5 is enough for small text.
  ///
  /// Backgrounds are those of the ancestors, composed with their opacity. A gradient counts as its last color, because
  /// the others only color a corner of the element. Pictures are not seen, nor are elements that are only placed behind
  /// the text. Disabled controls need no contrast.
  public func lowContrasts(below minimum: Double = 4.5) async throws -> [LowContrast] {
    try await run(
      """
      \(Self.describe)
      const minimum = arguments[0];

      // A canvas understands every notation of a color, but has only 256 levels of opacity.
      const canvas = document.createElement("canvas");
      const context = canvas.getContext("2d", { willReadFrequently: true });
      const parsed = new Map();
      const parse = (color) => {
        const parts = color.match(/^rgba?\\(([0-9.]+), ([0-9.]+), ([0-9.]+)(?:, ([0-9.]+))?\\)$/);
        if (parts) return parts.slice(1).map((part) => Number(part ?? 1));
        if (!parsed.has(color)) {
          context.clearRect(0, 0, 1, 1);
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
          parsed.set(color, [red, green, blue, alpha / 255]);
        }
        return parsed.get(color);
      };
      const blend = (above, below, alpha) => [0, 1, 2].map((i) => above[i] * alpha + below[i] * (1 - alpha));
      const over = (color, below) => blend(color, below, color[3]);

      // The color and background on the screen of text in the last of some nested elements.
      const paint = (elements, color, below) => {
        if (elements.length === 0) return { color: over(color, below), background: below };
        const style = getComputedStyle(elements[0]);
        const ground = over(parse(style.backgroundColor), below);
        const last = style.backgroundImage.match(/[a-z-]+\\([^()]*\\)(?=[^()]*\\)$)/)?.[0];
        const inside = paint(elements.slice(1), color, last ? over(parse(last), ground) : ground);
        const opacity = Number(style.opacity);
        return {
          color: blend(inside.color, below, opacity), background: blend(inside.background, below, opacity),
        };
      };

      const luminance = (color) => {
        const [red, green, blue] = color.map((part) => part / 255)
          .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (one, other) => {
        const [dark, light] = [luminance(one), luminance(other)].sort((left, right) => left - right);
        return (light + 0.05) / (dark + 0.05);
      };
      const hex = (color) => "#" + color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");

      const ancestors = (element) => element ? [...ancestors(element.parentElement), element] : [];
      const isClipped = (element) => {
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return style.clipPath === "inset(50%)" || style.overflow !== "visible" && (width <= 1 || height <= 1);
      };
      const isVisible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !ancestors(element).some(isClipped);

      // The end state of transitions.
      for (const animation of document.getAnimations()) { try { animation.finish() } catch {} }
      const probe = document.body.appendChild(document.createElement("span"));
      probe.style.color = "Canvas";
      const page = parse(getComputedStyle(probe).color);
      probe.remove();

      const low = [];
      const check = (element, text, color) => {
        if (!text.trim() || element.closest(":disabled, [aria-disabled=true]") || !isVisible(element)) return;
        const painted = paint(ancestors(element), parse(color), page);
        const ratio = contrast(painted.color, painted.background);
        if (ratio < minimum) {
          low.push({
            element: describe(element), text: text.trim(), color: hex(painted.color),
            background: hex(painted.background), ratio: Math.floor(ratio * 100) / 100,
          });
        }
      };

      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (element.closest("script, style, noscript, option, textarea")) continue;
        const style = getComputedStyle(element);
        check(element, walker.currentNode.data, element instanceof SVGElement ? style.fill : style.color);
      }
      const fields = "input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=hidden])";
      for (const field of document.querySelectorAll(`${fields}, select, textarea`)) {
        if (field.value || !field.placeholder) {
          check(field, field.selectedOptions?.[0]?.text ?? field.value, getComputedStyle(field).color);
        } else {
          check(field, field.placeholder, getComputedStyle(field, "::placeholder").color);
        }
      }
      return low;
      """, [minimum])
  }
}
